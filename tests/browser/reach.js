/* What of a page cannot be reached or read: too small for a finger, covered, cut off, beyond the edge of the window. */
() => {
  const bad = [];
  const nameOf = (each) =>
    (each.getAttribute('aria-label') ?? each.textContent.trim()).slice(0, 50) || each.outerHTML.slice(0, 70);
  const drawn = (each) =>
    each.getClientRects().length > 0 &&
    each.checkVisibility() &&
    !each.closest('.spoken, svg, [aria-hidden="true"]') &&
    getComputedStyle(each).clipPath === 'none';
  const within = document.querySelector('dialog[open]') ?? document.body;

  if (document.documentElement.scrollWidth > innerWidth) bad.push('the page scrolls sideways');

  const reach = (each) => {
    if (!drawn(each)) return;
    each.scrollIntoView({ block: 'center', inline: 'center' });
    const inline = each.matches('p a, li a, dd a') && getComputedStyle(each).display === 'inline';
    /* A link in a text may go on in the next line: it can be pressed in its first. */
    const { x, y, width, height } = inline ? each.getClientRects()[0] : each.getBoundingClientRect();
    const pressed = !each.matches(':disabled, [aria-disabled="true"]');
    const large = each.closest('.box') || (innerWidth >= 768 && each.closest('[role="group"]'));
    const least = large ? 44 : 24;
    if (pressed && !inline && (width < least || height < least))
      bad.push(`${Math.round(width)} by ${Math.round(height)} pixels: ${nameOf(each)}`);
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    const label = at?.closest('label');
    if (!each.contains(at) && !(label && label.contains(each)))
      bad.push(`covered: ${nameOf(each)} by ${at?.outerHTML.slice(0, 70)}`);
  };
  const controls = (where) => where.querySelectorAll('a[href], button, input, select, textarea, summary');

  controls(within).forEach(reach);
  /* What is folded away is reached after its summary was pressed. */
  for (const folded of within.querySelectorAll('details:not([open])')) {
    if (!drawn(folded)) continue;
    folded.open = true;
    controls(folded).forEach(reach);
    folded.open = false;
  }

  const hides = (each, axis) => ['hidden', 'clip'].includes(getComputedStyle(each)[`overflow${axis}`]);
  const scrolls = (each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX);
  const words = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { currentNode: text } = words;
    const holder = text.parentElement;
    if (!text.textContent.trim() || !drawn(holder) || holder.matches('option, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let at = holder; at && at !== document.body; at = at.parentElement) {
      if (scrolls(at)) break;
      const frame = at.getBoundingClientRect();
      const button = at.matches('button, .act') && !at.closest('[role="group"]');
      if ((hides(at, 'X') || button) && (box.right > frame.right + 2 || box.left < frame.left - 2)) {
        bad.push(`cut off: ${text.textContent.trim().slice(0, 50)}`);
        break;
      }
      if (at.parentElement === document.body && (box.right > innerWidth + 1 || box.left < -1))
        bad.push(`beyond the edge: ${text.textContent.trim().slice(0, 50)}`);
    }
  }
  return bad;
};
