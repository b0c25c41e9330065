import type { Namespace } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

import { downloadTexts } from '../shared/app/download-texts.ts'
import { loadTexts } from '../shared/app/i18n.ts'
import { currentLanguage } from '../shared/app/locale.ts'
import { deferredComponent, type DeferredComponent } from '../shared/kit/deferred-component.ts'

export type LayoutName = 'default' | 'blank' | 'manifest' | 'offer'

/** The parameters that an address gives its page. */
type PagePlace = { params: Params; search: URLSearchParams }

export type PageRoute = DeferredComponent<object> & {
  path: string
  layout: LayoutName
  /** Whether the page's state survives leaving it (NAV-10). */
  keepAlive: boolean
  /** The page opens only if the address has this parameter; it comes before the page of the same path without it. */
  param?: string
  /** The product that the tenant has to sell; without it the page does not exist. */
  sells?: Known<Schemas['Product']>
  /** Whether a secret in the address opens the page, also to visitors without an account (docs/decisions/0095). */
  isOpenedBySecret?: boolean
  /** Its namespaces beside those of the shell; they download with the page's chunk and are loaded when it renders. */
  texts: readonly Namespace[]
  /** Whether a server renders the page, because it shows the same to every visitor of a site. */
  isRendered: boolean
  /** Whether search engines may list the page: it is not one of many results of a search on this site. */
  isIndexed: boolean
  /** Whether the page is a list of products whose pages have addresses of their own. */
  hasPages?: boolean
  /** Checks guard 4 (§2); a failing check leads to the 404 page. */
  isValid?: (place: PagePlace) => boolean
  /** The address to redirect to; null if the page opens. It is called on the way to the page, not while it is shown. */
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

/** The failure to load a part of a page, its code or its texts, as opposed to a failure while the page renders. */
export class PageNotArrived extends Error {}

/** Declares a page, whose code is a chunk of its own. */
export function page(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  { texts = [], ...options }: PageOptions = {},
): PageRoute {
  const component = deferredComponent<object>(async () => {
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
    ...component,
  }
}

/** The page for an address that no other page has: it fails guard 4 (NAV-3). */
export const unknownPage = page('*', () => Promise.reject(new Error('There is no such page.')), {
  isValid: () => false,
})

/** Finds the page of an address among those that share its path: the first whose parameter the address has. */
export function choosePage(sharing: readonly PageRoute[], search: string): PageRoute {
  const asked = new URLSearchParams(search)
  return sharing.find(({ param }) => param === undefined || asked.has(param)) ?? unknownPage
}
