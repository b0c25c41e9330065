import { languageOf, languages } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'

import type { PagePreview } from '../../src/shared/app/visitor/page-preview.ts'
import { createPageCache } from '../page-cache.ts'
import type { Visit } from '../read-visit.ts'
import type { Base } from '../tenants.ts'
import { createPreviewDrawing } from './draw-preview.ts'
import type { DrawPreview, Preview } from './draw-preview.ts'
import { limitWork } from './limit-work.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A picture takes a core for a tenth of a second: few at once, so that pages are rendered beside them. */
const AT_ONCE = 2
/** About what is drawn while one who asks would still wait. */
const WAITING = 40

/** Draws each picture once a day for all who ask for it. Rejects while too many others are asked for. */
export function createPreviewPictures(draw: DrawPreview = createPreviewDrawing()): DrawPreview {
  const pictures = createPageCache<Buffer<ArrayBuffer>>(DAY_MS, () => true)
  const limited = limitWork({ atOnce: AT_ONCE, waiting: WAITING })
  // A picture that has been begun is drawn: the next who asks has it.
  const { signal } = new AbortController()
  return (preview) =>
    pictures(
      JSON.stringify(preview),
      () => signal,
      () => limited(() => draw(preview)),
    )
}

/** What a picture of a page shows. */
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

/** The address of the picture of a page. */
export function previewAddress({ origin, pathname }: URL, language: LanguageCode): string {
  const query = new URLSearchParams({ page: pathname, lang: languageOf(language).tag })
  return `${origin}/preview.png?${query}`
}

/**
 * The visit whose page a picture is asked for. The picture is the same for everybody: what a visitor has chosen is left out.
 * Null where the address names no page or no language.
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
