import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { Loading } from './loading.tsx'
import { pages } from './pages.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

/** The screens of the Command Hub under /admin. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      { path: 'login', lazy: () => import('../features/sign-in/sign-in-route.tsx') },
      { path: 'set-password', lazy: () => import('../features/set-password/set-password-route.tsx') },
      {
        path: 'dashboard',
        Component: SignedInOnly,
        children: [
          {
            lazy: () => import('../features/shell/shell-route.tsx'),
            children: [
              ...pages.map(({ id, route }) =>
                id === 'dashboard' ? { index: true, lazy: route } : { path: id, lazy: route },
              ),
              { path: 'price-rise', lazy: () => import('../features/price-rise/price-rise-route.tsx') },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./not-found.tsx') },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/admin' })
}
