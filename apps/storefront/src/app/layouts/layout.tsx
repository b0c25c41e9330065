import type { ReactNode } from 'react'

import type { LayoutName } from '../page-route.ts'
import { BlankLayout } from './blank-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { ManifestLayout } from './manifest-layout.tsx'

const layouts = { default: DefaultLayout, blank: BlankLayout, manifest: ManifestLayout }

export type LayoutProps = { children: ReactNode }

export function Layout({ name, children }: LayoutProps & { name: LayoutName }) {
  const Chosen = layouts[name]
  return <Chosen>{children}</Chosen>
}
