import { type LanguageCode, languageOf, languages } from '@selat/i18n'

import type { PagePreview } from '../../src/shared/app/visitor/page-preview.ts'
import { createPageCache } from '../page-cache.ts'
import type { Visit } from '../read-visit.ts'
import type { Base } from '../tenants.ts'
import { createPreviewDrawing, type DrawPreview, type Preview } from './draw-preview.ts'
import { limitWork } from './limit-work.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The pictures drawn at once: few, because each takes a core for a tenth of a second, and pages must be rendered, too. */
const AT_ONCE = 2
/** The pictures that may wait: about as many as are drawn in the time that a visitor would still wait. */
const WAITING = 40

/** Draws each picture once a day for all requests. It rejects while too many other pictures wait. */
export function createPreviewPictures(draw: DrawPreview = createPreviewDrawing()): DrawPreview {
  const pictures = createPageCache<Buffer<ArrayBuffer>>(DAY_MS, () => true)
  const limited = limitWork({ atOnce: AT_ONCE, waiting: WAITING })
  // This signal never aborts, because a picture that has been begun is useful for the next request.
  const { signal } = new AbortController()
  return (preview) =>
    pictures(
      JSON.stringify(preview),
      () => signal,
      () => limited(() => draw(preview)),
    )
}

/** Returns the contents of the picture of a page. */
export function previewOf(
  { language }: Pick<Visit, 'language'>,
  { Name, Theme: { Light } }: Pick<Base, 'Name' | 'Theme'>,
  { title = Name, crossing, price }: PagePreview,
): Preview {
  return {
    language,
    tag: languageOf(language).tag,
    tenant: Name,
    title,
    crossing: crossing ?? null,
    price: price ?? null,
    colours: { brand: Light.Brand, onBrand: Light.OnBrand, accent: Light.Accent },
  }
}

/** Returns the address of the picture of a page. */
export function previewAddress({ origin, pathname }: URL, language: LanguageCode): string {
  const query = new URLSearchParams({ page: pathname, lang: languageOf(language).tag })
  return `${origin}/preview.png?${query}`
}

/**
 * Returns the visit whose page a picture is requested for, without the choices of the visitor, because all visitors get the
 * same picture. Returns null if the address names no page or no language.
 */
export function visitOfPreview(visit: Visit): Visit | null {
  const path = visit.url.searchParams.get('page') ?? ''
  const tag = visit.url.searchParams.get('lang')
  if (!/^\/(?![/\\])/.test(path) || !languages.some((language) => language.tag === tag)) return null
  const url = new URL(visit.url)
  url.pathname = path
  url.search = ''
  return { ...visit, url, currency: null, appearance: null, isSignedIn: false }
}
