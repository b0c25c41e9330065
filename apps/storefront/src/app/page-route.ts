import type { Namespace } from '@selat/i18n'
import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router-dom'

import { downloadTexts } from '../shared/download-texts.ts'
import { loadTexts } from '../shared/i18n.ts'
import { currentLanguage } from '../shared/locale.ts'
import { trackPending } from '../shared/pending.ts'

type PageModule = { default: ComponentType }

export type LayoutName = 'default' | 'blank' | 'manifest'

export type PageHandle = {
  layout: LayoutName
  /** Guard 4 (§2): a failing check gives the 404 page. */
  isValid?: (place: { params: Params; search: URLSearchParams }) => boolean
  /** Set for a page whose state survives leaving it. */
  KeptPage?: ComponentType
}

export type PageOptions = Partial<Pick<PageHandle, 'layout' | 'isValid'>> & {
  keepAlive?: boolean
  /** The texts it speaks beside the shell's; they download with its chunk and are there when it renders. */
  texts?: readonly Namespace[]
}

export type PageRoute = RouteObject & { path: string; handle: PageHandle }

/** The end of every list of routes: whatever no page claims fails guard 4 (NAV-3). */
export const unknownPage: PageRoute = {
  path: '*',
  handle: { layout: 'default', isValid: () => false },
  Component: Nothing,
}

/** A page with its own chunk. Pages have no loaders: a kept page's loader data would vanish while it is hidden. */
export function page(
  path: string,
  load: () => Promise<PageModule>,
  { layout = 'default', isValid, keepAlive = false, texts = [] }: PageOptions = {},
): PageRoute {
  const download = () => {
    downloadTexts(currentLanguage(), texts)
    return trackPending(Promise.all([load(), loadTexts(texts)]).then(([module]) => module))
  }
  const handle: PageHandle = {
    layout,
    ...(isValid && { isValid }),
    ...(keepAlive && { KeptPage: lazy(download) }),
  }
  return {
    path,
    handle,
    lazy: async () => {
      const { default: Component } = await download()
      // A kept page is mounted beside the outlet, where leaving its route does not unmount it.
      return { Component: keepAlive ? Nothing : Component }
    },
  }
}

function Nothing() {
  return null
}
