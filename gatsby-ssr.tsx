export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';
export { replaceRenderer } from './src/gatsby/ssr/replaceRenderer';
export { onRenderBody } from './src/gatsby/ssr/onRenderBody';
export { onPreRenderHTML } from './src/gatsby/ssr/onPreRenderHTML';
