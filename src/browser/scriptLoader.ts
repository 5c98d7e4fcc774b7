import { formAfterReading, layOutRest, wholePageAtOnce } from './firstScreen';
import { RELOAD_NOTICE } from '../components/layout/ReloadNotice';

/** How long to wait for the browser to report its first paint, in milliseconds: one set against tracking never does. */
const UNREPORTED = 1000;

/**
 * The inline module that fetches the page's scripts once the page itself is seen: after the load event, the frame with the
 * text in its own typefaces and the browser's word that it has painted it (the first paint may be the bare ground alone),
 * at low priority, in their order. Where one can't be fetched it shows the notice, and says so to the style sheets.
 * Then it lays out what is below the first screen. As a module it runs after the browser's last task of reading the page,
 * not within it.
 */
export const scriptLoader = (scripts: readonly string[]): string =>
  wholePageAtOnce +
  formAfterReading +
  `addEventListener('load',function(){` +
  `function fetchScripts(){${JSON.stringify(scripts)}.forEach(function(src){` +
  `var script=document.createElement('script');script.src=src;script.async=false;script.fetchPriority='low';` +
  `script.onerror=function(){document.documentElement.dataset.scripts='failed';` +
  `var notice=document.getElementById('${RELOAD_NOTICE}');if(notice)notice.hidden=false};` +
  `document.head.append(script)})}` +
  layOutRest +
  `document.fonts.ready.then(function(){requestAnimationFrame(function(){` +
  `var wait=setTimeout(start,${UNREPORTED}),painted=new PerformanceObserver(function(paints){` +
  `if(paints.getEntriesByName('first-contentful-paint').length)start()});` +
  `function start(){painted.disconnect();clearTimeout(wait);setTimeout(fetchScripts);layOutRest()}` +
  `painted.observe({type:'paint',buffered:true})})})})`;
