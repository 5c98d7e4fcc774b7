/**
 * A phone lays out its first screen first: `[data-opening]` in global.css leaves what is below for later. Not on the way to
 * a place in the page, by its address, by Back or by a reload: what is left for later has no height yet.
 */
export const wholePageAtOnce =
  `if(location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')` +
  `delete document.documentElement.dataset.opening;`;

/**
 * A phone reads the page without its form, and has it back in the next task. Where a page has fields, the browser's autofill
 * asks where they are as soon as the HTML has been read, and the page is laid out for that answer alone. A page that is
 * already seen keeps its form, in which somebody may be typing. The width is that of `[data-opening]`.
 */
export const formAfterReading =
  `var form=document.querySelector('main form'),place=document.createElement('div');` +
  `if(form&&'opening' in document.documentElement.dataset&&matchMedia('(max-width: 48rem)').matches&&` +
  `!performance.getEntriesByName('first-contentful-paint').length){` +
  `place.style.height='250vh';form.replaceWith(place);` +
  `addEventListener('DOMContentLoaded',function(){setTimeout(function(){place.replaceWith(form)})})}`;

/** The function `layOutRest`, for after the first paint: two parts in a frame, so that a slow phone is not busy for long. */
export const layOutRest =
  `var parts=[...document.querySelectorAll('main section,footer')];` +
  `function layOutRest(){` +
  `parts.splice(0,2).forEach(function(part){part.style.contentVisibility='visible'});` +
  `if(parts.length)requestAnimationFrame(layOutRest);` +
  `else delete document.documentElement.dataset.opening}`;
