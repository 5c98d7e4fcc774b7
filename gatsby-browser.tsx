import './src/styles/brand.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import './src/styles/arrival.css';

export { wrapPage as wrapPageElement } from './src/components/layout/wrapPage';
export { hydrateOrRender as replaceHydrateFunction } from './src/browser/hydrateOrRender';
export { finishFirstRender as onInitialClientRender } from './src/browser/finishFirstRender';
