import type { Namespace } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

import { downloadTexts } from '../shared/app/download-texts.ts'
import { loadTexts } from '../shared/app/i18n.ts'
import { currentLanguage } from '../shared/app/locale.ts'
import { lateComponent } from '../shared/kit/deferred-component.ts'
import type { DeferredComponent } from '../shared/kit/deferred-component.ts'

export type LayoutName = 'default' | 'blank' | 'manifest' | 'offer'

/** What an address says to its page. */
type PagePlace = { params: Params; search: URLSearchParams }

export type PageRoute = DeferredComponent<object> & {
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
  /** The texts it speaks beside the shell's; they download with its chunk and are there when it renders. */
  texts: readonly Namespace[]
  /** A server renders it: what it shows is the same for every visitor of a site. */
  isRendered: boolean
  /** Somebody who searches the web is of use here: not one of many answers to a search of our own. */
  isIndexed: boolean
  /** A list of products: each of its pages has an address of its own. */
  hasPages?: boolean
  /** Guard 4 (§2): a failing check gives the 404 page. */
  isValid?: (place: PagePlace) => boolean
  /** Where its visitor goes instead; null where the page opens. It is asked on the way to the page, not while it stands. */
  redirect?: (place: PagePlace & { address: string }) => string | null
}

export type PageOptions = Partial<
  Pick<
    PageRoute,
    | 'layout'
    | 'texts'
    | 'keepAlive'
    | 'isRendered'
    | 'isIndexed'
    | 'hasPages'
    | 'param'
    | 'sells'
    | 'isOpenedBySecret'
    | 'isValid'
    | 'redirect'
  >
>

/** What of a page did not come, its code or its texts: no page that is there and breaks. */
export class PageNotArrived extends Error {}

/** A page with its own chunk. */
export function page(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  { texts = [], ...options }: PageOptions = {},
): PageRoute {
  const late = lateComponent<object>(async () => {
    downloadTexts(currentLanguage(), texts)
    try {
      const [module] = await Promise.all([load(), loadTexts(texts)])
      return module
    } catch (cause) {
      throw new PageNotArrived('A page has not arrived.', { cause })
    }
  })
  return {
    layout: 'default',
    keepAlive: false,
    isRendered: false,
    isIndexed: true,
    ...options,
    texts,
    path,
    ...late,
  }
}

/** Where no page claims the address: it fails guard 4 (NAV-3). */
export const unknownPage = page('*', () => Promise.reject(new Error('There is no such page.')), {
  isValid: () => false,
})

/** Which of the pages that share a path an address opens: the first whose parameter it has. */
export function choosePage(sharing: readonly PageRoute[], search: string): PageRoute {
  const asked = new URLSearchParams(search)
  return sharing.find(({ param }) => param === undefined || asked.has(param)) ?? unknownPage
}
