import {
  Component,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';
import { selectToasts } from '#features/shell/index.ts';
import { CrashPage } from '#pages/CrashPage.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { GlobalStyle } from '#ui/GlobalStyle.tsx';
import { lazy as lazyPart } from '#ui/lazy.tsx';
import { loadApi, type PublicStore, prerenderedState } from './createPublicStore.ts';
import { useAppSelector } from './hooks.ts';
import { publicPages } from './publicPages.tsx';
import { usePagePosition } from './usePagePosition.ts';

const pages = Object.entries(publicPages).map(([path, load]) => ({
  path,
  Page: lazy(path === '/login' ? async () => (await Promise.all([load(), loadApi()]))[0] : load),
}));

// Toasts are rare here, and their library isn't small.
const PublicToasts = lazyPart(() => import('./PublicToasts.tsx'), 'PublicToasts');

/** A signed-in page belongs to the other bundle. */
function OpenApp() {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.replace(pathname + search), [pathname, search]);
  return <Spinner label="Loading..." />;
}

/** Shows a message instead of a page that couldn't be loaded or rendered. */
class PublicErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}

function PublicRoutes() {
  usePagePosition();
  const hasToasts = useAppSelector(selectToasts).length > 0;
  return (
    <PublicErrorBoundary>
      <Suspense fallback={<Spinner label="Loading..." />}>
        <Routes>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="/app/*" element={<OpenApp />} />
        </Routes>
      </Suspense>
      {hasToasts && <PublicToasts />}
    </PublicErrorBoundary>
  );
}

interface PublicAppProps {
  store: PublicStore;
  /** Wraps the pages in a browser's or the build's router. */
  renderRouter: (pages: ReactNode) => ReactNode;
}

/** The public pages, prerendered by the build and hydrated in the browser. */
export const PublicApp = ({ store, renderRouter }: PublicAppProps) => (
  <Provider store={store} serverState={prerenderedState}>
    <GlobalStyle />
    {renderRouter(<PublicRoutes />)}
  </Provider>
);
