/**
 * A phone lays out its first screen first: `[data-opening]` in global.css leaves what is below for later. Not on the way to
 * a place in the page, by its address, by Back or by a reload: what is left for later has no height yet.
 */
export const wholePageAtOnce =
  `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')` +
  `delete document.documentElement.dataset.opening;`;

/** The function `layOutRest`, for after the first paint: three parts in a frame, so that a slow phone is not busy for long. */
export const layOutRest =
  `var parts=[...document.querySelectorAll('main section,footer')];` +
  `function layOutRest(){` +
  `parts.splice(0,3).forEach(function(part){part.style.contentVisibility='visible'});` +
  `if(parts.length)requestAnimationFrame(layOutRest);` +
  `else delete document.documentElement.dataset.opening}`;
