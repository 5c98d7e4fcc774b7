import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/global.css';
import { pageRendered } from './src/components/goTo';
import { reportWebVitals } from './src/components/reportWebVitals';
import { wrapPage } from './src/components/wrapPage';

export const wrapPageElement = wrapPage;

export const onInitialClientRender = () => {
  void reportWebVitals();
};

export const onRouteUpdate = pageRendered;
