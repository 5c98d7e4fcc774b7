import { RELOAD_NOTICE } from './ReloadNotice';

/**
 * The inline script that fetches the page's scripts once the page itself is there: after the load event and the frame
 * that shows the text in its own typefaces, at low priority, in their order. Where one can't be fetched it shows the
 * notice, and says so to the style sheets.
 */
export const scriptLoader = (scripts: readonly string[]): string =>
  `addEventListener('load',function(){` +
  `function fetchScripts(){${JSON.stringify(scripts)}.forEach(function(src){` +
  `var script=document.createElement('script');script.src=src;script.async=false;script.fetchPriority='low';` +
  `script.onerror=function(){document.documentElement.dataset.scripts='failed';` +
  `var notice=document.getElementById('${RELOAD_NOTICE}');if(notice)notice.hidden=false};` +
  `document.head.append(script)})}` +
  `document.fonts.ready.then(function(){requestAnimationFrame(function(){setTimeout(fetchScripts)})})})`;
