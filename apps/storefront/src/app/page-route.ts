import type { Namespace } from '@selat/i18n'
import { createElement, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Params } from 'react-router-dom'

import { downloadTexts } from '../shared/download-texts.ts'
import { loadTexts } from '../shared/i18n.ts'
import { currentLanguage } from '../shared/locale.ts'
import { trackPending } from '../shared/pending.ts'

type PageModule = { default: ComponentType }

export type LayoutName = 'default' | 'blank' | 'manifest'

export type PageRoute = {
  path: string
  layout: LayoutName
  /** Its state survives leaving it (NAV-10). */
  keepAlive: boolean
  /** Guard 4 (§2): a failing check gives the 404 page. */
  isValid?: (place: { params: Params; search: URLSearchParams }) => boolean
  /** Fetches its chunk and its texts, once. */
  download: () => Promise<PageModule>
  /** Forgets a download that failed, so that the next visit tries again. */
  forgetFailure: () => void
  /** The page; suspends until it is downloaded. */
  Page: ComponentType
}

export type PageOptions = Partial<Pick<PageRoute, 'layout' | 'keepAlive' | 'isValid'>> & {
  /** The texts it speaks beside the shell's; they download with its chunk and are there when it renders. */
  texts?: readonly Namespace[]
}

/** A page with its own chunk. */
export function page(
  path: string,
  load: () => Promise<PageModule>,
  { texts = [], ...options }: PageOptions = {},
): PageRoute {
  let downloading: Promise<PageModule> | undefined
  let loaded: PageModule | undefined
  const fetchAll = async () => {
    downloadTexts(currentLanguage(), texts)
    ;[loaded] = await Promise.all([load(), loadTexts(texts)])
    return loaded
  }
  const download = () => (downloading ??= trackPending(fetchAll()))
  let Awaited = lazy(download)
  return {
    layout: 'default',
    keepAlive: false,
    ...options,
    path,
    download,
    forgetFailure: () => {
      if (loaded) return
      downloading = undefined
      Awaited = lazy(download)
    },
    Page: function Page() {
      // One that is there renders at once: even a settled promise would make React wait.
      const [Shown] = useState(() => loaded?.default ?? Awaited)
      return createElement(Shown)
    },
  }
}

/** Where no page claims the address: it fails guard 4 (NAV-3). */
const unknownPage = page('*', () => Promise.reject(new Error('There is no such page.')), {
  isValid: () => false,
})

export type PageMatch = { route: PageRoute; params: Params }

export function matchPage(pages: readonly PageRoute[], pathname: string): PageMatch {
  const [match] = matchRoutes([...pages], pathname) ?? []
  return match ?? { route: unknownPage, params: {} }
}
