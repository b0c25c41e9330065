import type { Namespace } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'
import type { Location, Params } from 'react-router-dom'

import { downloadTexts } from '../shared/download-texts.ts'
import { loadTexts } from '../shared/i18n.ts'
import { lateComponent } from '../shared/late-component.ts'
import type { LateComponent } from '../shared/late-component.ts'
import { currentLanguage } from '../shared/locale.ts'
import { trackPending } from '../shared/pending.ts'

export type LayoutName = 'default' | 'blank' | 'manifest' | 'offer'

export type PageRoute = LateComponent<object> & {
  path: string
  layout: LayoutName
  /** Its state survives leaving it (NAV-10). */
  keepAlive: boolean
  /** There only where the address has this parameter, before the page that has the path without it. */
  param?: string
  /** There only where the tenant sells this. */
  sells?: Known<Schemas['Product']>
  /** Whoever has the secret in its address may see it, without an account too (docs/decisions/0095). */
  isOpenedBySecret?: boolean
  /** A server renders it: what it shows is the same for every visitor of a site. */
  isRendered: boolean
  /** Somebody who searches the web is of use here: not one of many answers to a search of our own. */
  isIndexed: boolean
  /** A list of products: each of its pages has an address of its own. */
  hasPages?: boolean
  /** Guard 4 (§2): a failing check gives the 404 page. */
  isValid?: (place: { params: Params; search: URLSearchParams }) => boolean
}

export type PageOptions = Partial<
  Pick<
    PageRoute,
    | 'layout'
    | 'keepAlive'
    | 'isRendered'
    | 'isIndexed'
    | 'hasPages'
    | 'param'
    | 'sells'
    | 'isOpenedBySecret'
    | 'isValid'
  >
> & {
  /** The texts it speaks beside the shell's; they download with its chunk and are there when it renders. */
  texts?: readonly Namespace[]
}

/** What of a page did not come, its code or its texts: no page that is there and breaks. */
export class PageNotArrived extends Error {}

/** A page with its own chunk. */
export function page(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  { texts = [], ...options }: PageOptions = {},
): PageRoute {
  const late = lateComponent<object>(() => {
    downloadTexts(currentLanguage(), texts)
    const both = Promise.all([load(), loadTexts(texts)])
    const arrived = both.then(
      ([module]) => module,
      (cause: unknown) => {
        throw new PageNotArrived('A page has not arrived.', { cause })
      },
    )
    return trackPending(arrived)
  })
  return {
    layout: 'default',
    keepAlive: false,
    isRendered: false,
    isIndexed: true,
    ...options,
    path,
    ...late,
  }
}

/** Where no page claims the address: it fails guard 4 (NAV-3). */
const unknownPage = page('*', () => Promise.reject(new Error('There is no such page.')), {
  isValid: () => false,
})

export type PageMatch = { route: PageRoute; params: Params }

export function matchPage(
  pages: readonly PageRoute[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): PageMatch {
  const asked = new URLSearchParams(search)
  const open = pages.filter(({ param }) => param === undefined || asked.has(param))
  const [match] = matchRoutes(open, pathname) ?? []
  return match ?? { route: unknownPage, params: {} }
}
