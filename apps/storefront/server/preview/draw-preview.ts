import type { LanguageCode } from '@selat/i18n'
import type { Node } from '@takumi-rs/core'

import { createPreviewFonts, familiesOf, type PreviewFonts } from './preview-fonts.ts'

/** The contents of a page's preview. */
export type Preview = {
  language: LanguageCode
  /** The language as a BCP 47 tag. */
  tag: string
  tenant: string
  title: string
  /** The two ends of a route. */
  crossing: { from: string; to: string } | null
  /** The lowest price, in words. */
  price: string | null
  /**
   * Colours of the tenant's light theme. The accent may only colour what needs no contrast, because it was chosen for light
   * ground.
   */
  colours: { brand: string; onBrand: string; accent: string }
}

/** The size in pixels that Open Graph and Twitter cards expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

export type DrawPreview = (preview: Preview) => Promise<Buffer<ArrayBuffer>>

/** Draws previews as PNG, in the tenant's colours and with the fonts of the site. */
export function createPreviewDrawing(): DrawPreview {
  let fonts: PreviewFonts | undefined
  return async (preview) => {
    // Both are read from installed packages with the first picture, so that a machine without them still serves pages.
    fonts ??= createPreviewFonts()
    const { Renderer } = await import('@takumi-rs/core')
    const { language, tag, tenant, title, crossing, price } = preview
    const texts = [tenant, title, price ?? '', crossing?.from ?? '', crossing?.to ?? '', '…']
    // Each picture has a renderer of its own, because fonts loaded for another picture would be used for this one's texts.
    const renderer = new Renderer({ cacheMaxBytes: 0 })
    return renderer.render(picture(preview), {
      ...PREVIEW_SIZE,
      format: 'png',
      lang: tag,
      fonts: await fonts(texts, language),
      fontFamilies: familiesOf(language),
    })
  }
}

function picture({ tenant, title, crossing, price, colours }: Preview): Node {
  const { brand, onBrand, accent } = colours
  return box(
    {
      ...{
        width: '100%',
        height: '100%',
        flexDirection: 'column',
        justifyContent: 'space-between',
      },
      ...{ padding: 72, color: onBrand, backgroundColor: brand, position: 'relative' },
    },
    [
      sea(onBrand),
      box({ alignItems: 'center', gap: 20, position: 'relative' }, [
        box({ width: 44, height: 10, borderRadius: 5, backgroundColor: accent }, []),
        text(tenant, { fontSize: 34, fontWeight: 700 }),
      ]),
      box({ flexDirection: 'column', gap: 40, position: 'relative' }, [
        text(title, {
          ...{
            fontSize: crossing || title.length > 60 ? 58 : 68,
            fontWeight: 700,
            lineHeight: 1.15,
          },
          ...{ letterSpacing: '-0.02em', lineClamp: 3 },
        }),
        ...(crossing ? [track(crossing, colours)] : []),
      ]),
      box(
        { minHeight: 68, position: 'relative' },
        price === null
          ? []
          : [
              text(price, {
                ...{ fontSize: 38, fontWeight: 700, color: brand, backgroundColor: onBrand },
                ...{ padding: '10px 28px', borderRadius: 34 },
              }),
            ],
      ),
    ],
  )
}

/** Draws the line between two terminals, as the whole site shows sailings. */
function track(
  { from, to }: NonNullable<Preview['crossing']>,
  { onBrand, accent }: Preview['colours'],
): Node {
  const end = { width: 22, height: 22, borderRadius: 11, border: `5px solid ${onBrand}` }
  return box({ flexDirection: 'column', gap: 14, width: '100%' }, [
    box({ alignItems: 'center', width: '100%' }, [
      box(end, []),
      box({ flexGrow: 1, height: 5, backgroundColor: onBrand, opacity: 0.45 }, []),
      box({ width: 52, height: 16, borderRadius: 8, backgroundColor: accent }, []),
      box({ flexGrow: 1, height: 5, backgroundColor: onBrand, opacity: 0.45 }, []),
      box(end, []),
    ]),
    box({ justifyContent: 'space-between', width: '100%', gap: 40 }, [
      text(from, { fontSize: 30, fontWeight: 500 }),
      text(to, { fontSize: 30, fontWeight: 500, textAlign: 'right' }),
    ]),
  ])
}

/** Draws three waves along the bottom. */
function sea(colour: string): Node {
  const swell = (y: number, opacity: number) =>
    `<path d="M0 ${y}q150 -46 300 0t300 0t300 0t300 0V220H0z" fill="${colour}" fill-opacity="${opacity}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="220" viewBox="0 0 1200 220">${swell(70, 0.07)}${swell(120, 0.07)}${swell(170, 0.08)}</svg>`
  return {
    type: 'image',
    src: svg,
    width: 1200,
    height: 220,
    style: { position: 'absolute', left: 0, bottom: 0 },
  }
}

function box(style: NonNullable<Node['style']>, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children }
}

function text(value: string, style: NonNullable<Node['style']>): Node {
  return { type: 'text', text: value, style }
}
