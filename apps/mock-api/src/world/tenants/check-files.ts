import { CONTRAST_LARGE, contrastRatio } from '@selat/domain'

import { languageCodes } from '../../engine/language.ts'
import { ASSET_NAMES, POLICY_KINDS, type TenantFixture } from './read-tenant-folder.ts'

const ALLOWED = /^<\/?(?:h2|p|ul|li)>$/
const BEGINNING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/
const HOSTILE =
  /[\s"'/]on\w+\s*=|href\s*=|\bsrc\s*=|@import|url\(|image-set\(|\\|xml:base|<[?!](?!--)/i
/** The allowed elements, all of which only draw. They are listed, because forbidden ones could be hidden by a namespace. */
const DRAWING =
  /^(?:svg|g|defs|title|desc|style|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|linearGradient|radialGradient|stop|clipPath|mask)$/

/**
 * Lists the reasons why policies or pictures of a tenant could not be shown unchanged; empty if there are none. The reader
 * of the folder reports missing files.
 */
export function checkFiles(tenant: TenantFixture): string[] {
  return [...policyReasons(tenant), ...pictureReasons(tenant), ...loaderReasons(tenant)]
}

function policyReasons({ markup }: TenantFixture): string[] {
  return POLICY_KINDS.flatMap((kind) =>
    languageCodes.flatMap((language) => {
      const tags = markup[kind][language].match(/<[^>]*>?/g) ?? []
      const wrong = tags.find((tag) => !ALLOWED.test(tag))
      return wrong === undefined
        ? []
        : `policies/${kind}.${language}.html: has ${wrong}, but only h2, p, ul and li, without attributes, are shown`
    }),
  )
}

function pictureReasons({ assets }: TenantFixture): string[] {
  return ASSET_NAMES.flatMap((name) => {
    const picture = assets[name]
    if (picture === '') return []
    const elements = [...picture.matchAll(/<\/?([^\s<>/!?]+)/g)].map(([, element = '']) => element)
    const foreignElement = elements.find((element) => !DRAWING.test(element))
    const hostile =
      foreignElement === undefined ? HOSTILE.exec(picture)?.[0].trim() : `<${foreignElement}`
    return [
      BEGINNING.test(picture) ? [] : `assets/${name}: does not begin as <svg xmlns="…" viewBox="…"`,
      hostile === undefined ? [] : `assets/${name}: has ${hostile}, and may have no script or link`,
    ].flat()
  })
}

/**
 * The loader must be visible on both surfaces, because it is shown before the page knows whether its theme is light or dark.
 */
function loaderReasons({ assets, theme }: TenantFixture): string[] {
  const colours = new Set(assets['loader.svg'].match(/#[0-9a-f]{6}/gi))
  return [...colours].flatMap((colour) =>
    (['light', 'dark'] as const)
      .filter((mode) => contrastRatio(colour, theme[mode].surface) < CONTRAST_LARGE)
      .map((mode) => {
        const ratio = Math.floor(contrastRatio(colour, theme[mode].surface) * 100) / 100
        return `assets/loader.svg: ${colour} on the ${mode} surface has contrast ${ratio}, needs ${CONTRAST_LARGE}`
      }),
  )
}
