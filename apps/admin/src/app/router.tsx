import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { Loading } from './loading.tsx'
import { NotFound } from './not-found.tsx'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

/** The screens of the Command Hub under /admin. Admin spec, section 2. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      { path: 'login', lazy: () => import('../features/sign-in/sign-in-route.tsx') },
      {
        path: 'dashboard',
        Component: SignedInOnly,
        children: [
          {
            lazy: () => import('../features/shell/shell-route.tsx'),
            children: [
              { index: true, lazy: () => import('../features/dashboard/dashboard-route.tsx') },
              { path: 'bookings', lazy: () => import('../features/bookings/bookings-route.tsx') },
              { path: 'contacts', lazy: () => import('../features/contacts/contacts-route.tsx') },
              { path: 'finance', lazy: () => import('../features/finance/finance-route.tsx') },
              { path: 'contractors', lazy: () => import('../features/contractors/contractors-route.tsx') },
              { path: 'applications', lazy: () => import('../features/applications/applications-route.tsx') },
              { path: 'settings', lazy: () => import('../features/settings/settings-route.tsx') },
            ],
          },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes, { basename: '/admin' })
}
