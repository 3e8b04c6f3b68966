import './a11y/modality.svelte';
import './look/fonts.css';
import './look/theme.css';
import './look/base.css';
import './a11y/forced.css';
import { mount } from 'svelte';
import { keepFocusSomewhere } from './a11y/rescue';
import App from './App.svelte';
import { greet } from './i18n/i18n.svelte';
import { keepOffline } from './offline/keep';
import { HOME_WORDS } from './pages';
import { followSettings } from './settings/settings.svelte';

followSettings();
keepFocusSomewhere();
await greet(HOME_WORDS);
mount(App, { target: document.getElementById('app')! });
keepOffline();
