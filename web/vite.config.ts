import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.VINTIK_SERVER ?? 'http://127.0.0.1:8000';
const WORKER = 'sw.js';

/** Tells the service worker which files there are. */
const worker: Plugin = {
  name: 'vintik-worker',
  generateBundle(_, bundle) {
    const made = bundle[WORKER];
    if (made?.type !== 'chunk') throw new Error('no service worker was built');
    const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const told = made.code.replace(/(["'`])__ASSETS__\1/, JSON.stringify(files.map((name) => `/${name}`).sort()));
    if (told === made.code) throw new Error('the service worker asks for no files');
    made.code = told;
  },
};

export default defineConfig({
  plugins: [svelte(), worker],
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.js' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
