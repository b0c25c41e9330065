import type { PropsWithChildren } from 'react'

import { deferredComponent } from '../../shared/kit/deferred-component.ts'
import type { LayoutName } from '../page-route.ts'
import { BlankLayout } from './blank-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'

/** These layouts belong to one page each, which few visitors open, so they are downloaded with that page. */
const manifest = deferredComponent<PropsWithChildren>(() =>
  import('./manifest-layout.tsx').then((module) => ({ default: module.ManifestLayout })),
)

const offer = deferredComponent<PropsWithChildren>(() =>
  import('./offer-layout.tsx').then((module) => ({ default: module.OfferLayout })),
)

const layouts = {
  default: DefaultLayout,
  blank: BlankLayout,
  manifest: manifest.Component,
  offer: offer.Component,
}

export function Layout({ name, children }: PropsWithChildren<{ name: LayoutName }>) {
  const Chosen = layouts[name]
  return <Chosen>{children}</Chosen>
}
