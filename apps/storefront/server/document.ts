import { createHash } from 'node:crypto'

import { languageOf, languages } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'

import { contentSecurityPolicyWith } from '../content-security-policy.ts'
import type { PageFiles } from '../page-files.ts'
import { START_ID } from '../src/shared/app/visitor/read-start.ts'
import type { RenderedStart } from '../src/shared/app/visitor/read-start.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { PREVIEW_SIZE } from './preview/draw-preview.ts'
import { previewAddress } from './preview/preview-pictures.ts'
import { themeStyle } from './theme-style.ts'

/** What of the built document a rendered page needs. */
export type Template = {
  /** The module that starts the app. */
  entry: string
  /** Modules that it imports at once. */
  preloads: readonly string[]
  /** Those that each page needs beside them. */
  pageFiles: PageFiles
  /** Links to the styles and the font, as the build wrote them. */
  links: string
  /** The same for `<meta>`: the build's id, for pages that look for a newer one. */
  metas: string
  /** Scripts that have to run before the app: a development server's, a build has none. */
  scripts: string
  /** Marks what a development server adds to a page, and its policy allows. */
  nonce: string | undefined
  /** Hidden until there is a reason: the browser lacks what the site needs (APP-9), or the app did not come (APP-8). */
  notices: string
}

/** Reads the document that is sent where the browser renders: the one of the build, or a development server's. */
export function readTemplate(html: string): Template {
  const tags = [...html.matchAll(/<(?:link|meta|script)\b[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) =>
    new RegExp(`^[^>]* ${name}="([^"]*)"`).exec(tag)?.[1]
  const modules = [...html.matchAll(/<script\b[^>]* type="module"[^>]*>[^]*?<\/script>/g)].map(
    ([script]) => ({ script, src: attribute(script, 'src') }),
  )
  const entry = modules.at(-1)?.src
  if (entry === undefined) throw new Error('The site has no document with a module script.')
  const parts = modules.slice(0, -1)
  const nonce = tags.map((tag) => attribute(tag, 'nonce')).find((value) => value !== undefined)
  const relOf = (tag: string) => attribute(tag, 'rel')
  return {
    entry,
    preloads: [
      entry,
      ...(nonce === undefined ? parts.flatMap(({ src }) => src ?? []) : []),
      ...tags
        .filter((tag) => relOf(tag) === 'modulepreload')
        .map((tag) => attribute(tag, 'href') ?? ''),
    ],
    // A development server knows a page's modules when they are asked for.
    pageFiles: {},
    // All that stands before the root, but the screen that waits for a page.
    notices: /<body>([^]*?)<div id="loading-screen"/.exec(html)?.[1]?.trim() ?? '',
    // Those of a build are the entry's own parts.
    scripts: nonce === undefined ? '' : parts.map(({ script }) => script).join(''),
    nonce,
    links: tags
      .filter((tag) => relOf(tag) === 'preload' || relOf(tag) === 'stylesheet')
      .filter((tag) => attribute(tag, 'href') !== '/loading.css')
      .join(''),
    metas: tags
      .filter(
        (tag) => attribute(tag, 'name') === 'build' || attribute(tag, 'property') === 'csp-nonce',
      )
      .join(''),
  }
}

export type DocumentParts = RenderedStart & {
  template: Template
  language: LanguageCode
  /** The address as it was asked for. */
  url: URL
  /** The page's path in the table of routes. */
  path: string
  head: string
  markup: string
  isIndexed: boolean
  /** A list, each of whose pages has an address of its own. */
  hasPages: boolean
  /** What the page tells search engines, as objects of schema.org. */
  subjects: readonly object[]
}

export type WrittenDocument = { html: string; policy: string }

/** Writes the document of a rendered page, and the policy under which it is safe. */
export function writeDocument(parts: DocumentParts): WrittenDocument {
  const { template, language, start, texts, queries, head, markup } = parts
  const preloads = [...template.preloads, ...(template.pageFiles[parts.path] ?? [])]
  const { tag, dir } = languageOf(language)
  const style = start.base ? themeStyle(start.base.Theme) : ''
  const theme = start.appearance === null ? '' : ` data-theme="${start.appearance}"`
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
${themeColours(parts)}${template.metas}
<link rel="icon" href="${escapeAttribute(start.base?.Favicon || '/favicon.svg')}">
${template.links}
<style>${style}</style>
${template.scripts}<script defer src="/browser-check.js"></script>
<script defer src="/boot.js" data-app="${template.entry}" data-preload="${preloads.join(' ')}"></script>
${head}${parts.isIndexed ? languageLinks(parts) : '<meta name="robots" content="noindex">'}${previewTags(parts)}${subjectTags(parts)}
</head>
<body>
${template.notices}
<div id="root">${markup}</div>
<script type="application/json" id="${START_ID}">${writeData({ start, texts, queries })}</script>
</body>
</html>
`
  const hash = createHash('sha256').update(style).digest('base64')
  const beacon = start.base?.Analytics?.Beacon
  const policy = contentSecurityPolicyWith({ styleHash: hash, nonce: template.nonce, beacon })
  return { html, policy }
}

/** The browser's own bars, as TenantHead keeps them. */
function themeColours({ start }: DocumentParts): string {
  const { Light, Dark } = start.base?.Theme ?? {
    Light: { Surface: '' },
    Dark: { Surface: '' },
  }
  const light = Light.Surface || '#fbf7f0'
  const dark = Dark.Surface || '#0b1a20'
  const [first, second] =
    start.appearance === null
      ? [light, dark]
      : start.appearance === 'dark'
        ? [dark, dark]
        : [light, light]
  return (
    `<meta name="theme-color" content="${escapeAttribute(first)}" media="(prefers-color-scheme: light)">` +
    `<meta name="theme-color" content="${escapeAttribute(second)}" media="(prefers-color-scheme: dark)">`
  )
}

type Addressed = Pick<DocumentParts, 'url' | 'hasPages'>

/** The address of what a page is about: what was searched or chosen on it is left out, but which page of a list it is stays. */
function canonicalAddress({ url, hasPages }: Addressed, tag: string | null): string {
  const page = hasPages ? pageOf(url) : null
  const query = new URLSearchParams({
    ...(page !== null && { page }),
    ...(tag !== null && { lang: tag }),
  }).toString()
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`
}

/** The page of a list after its first. What a search has found is none: that is another list on every day. */
function pageOf({ searchParams }: URL): string | null {
  const isSearched = [...searchParams.keys()].some((name) => name !== 'page' && name !== 'lang')
  return isSearched
    ? null
    : (/^(?:[2-9]|[1-9]\d)$/.exec(searchParams.get('page') ?? '')?.[0] ?? null)
}

/** One address of a page for each language, and the one that leaves the language to the visitor. */
export function languageLinks(page: Addressed): string {
  const { url } = page
  const inLanguage = (tag: string | null) => escapeAttribute(canonicalAddress(page, tag))
  const own = url.searchParams.get('lang')
  const known = languages.some(({ tag }) => tag === own) ? own : null
  return [
    `<link rel="canonical" href="${inLanguage(known)}">`,
    ...languages.map(
      ({ tag }) => `<link rel="alternate" hreflang="${tag}" href="${inLanguage(tag)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage(null)}">`,
  ].join('')
}

/** What a message or a post shows of a link to the page. */
function previewTags(parts: DocumentParts): string {
  const { head, start, language, url, isIndexed } = parts
  // What a search has found is shown by the picture of the site that was searched.
  const picture = previewAddress(isIndexed ? url : new URL('/', url), language)
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const property = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="og:${name}" content="${content}">`
  return [
    property('type', 'website'),
    // Both are React's own output, and so escaped.
    property('title', title?.replaceAll('"', '&quot;')),
    property('description', description),
    property('site_name', start.base ? escapeAttribute(start.base.Name) : undefined),
    property('url', escapeAttribute(canonicalAddress(parts, null))),
    property('locale', languageOf(language).locale.replace('-', '_')),
    property('image', escapeAttribute(picture)),
    property('image:type', 'image/png'),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    // What stands in the picture.
    property('image:alt', title?.replaceAll('"', '&quot;')),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** What the page tells search engines; the first is what it is about, and is shown by the page's picture. */
function subjectTags({ subjects, url, language }: DocumentParts): string {
  return subjects
    .map((subject, index) =>
      subjectTag(index === 0 ? { ...subject, image: previewAddress(url, language) } : subject, url),
    )
    .join('')
}

/** Search engines want whole addresses, and what renders the page knows only its paths. */
function subjectTag(subject: object, { origin }: URL): string {
  const whole: object = JSON.parse(JSON.stringify(subject), (key, value: unknown) =>
    (key === 'url' || key === 'item' || key === 'logo') &&
    typeof value === 'string' &&
    value.startsWith('/')
      ? origin + value
      : value,
  )
  return `<script type="application/ld+json">${writeData(whole)}</script>`
}

/** JSON in a script element: no text in it may end the element. */
export function writeData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
