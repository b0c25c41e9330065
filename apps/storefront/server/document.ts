import { createHash } from 'node:crypto'

import { type LanguageCode, languageOf, languages } from '@selat/i18n'

import { contentSecurityPolicyWith } from '../content-security-policy.ts'
import type { PageFiles } from '../page-files.ts'
import { type RenderedStart, START_ID } from '../src/shared/app/visitor/read-start.ts'
import { escapeAttribute } from './escape-attribute.ts'
import { PREVIEW_SIZE } from './preview/draw-preview.ts'
import { previewAddress } from './preview/preview-pictures.ts'
import { themeStyle } from './theme-style.ts'

/** The parts of the built document that a rendered page needs. */
export type Template = {
  /** The module that starts the app. */
  entry: string
  /** Modules that the entry imports statically. */
  preloads: readonly string[]
  /** The modules that each page needs besides. */
  pageFiles: PageFiles
  /** Links to the styles and the font, as the build wrote them. */
  links: string
  /** The `<meta>` elements: the build's id, for pages that look for a newer one. */
  metas: string
  /** Scripts that have to run before the app; only a development server has any. */
  scripts: string
  /** The nonce of a development server's additions, which its policy allows. */
  nonce: string | undefined
  /** Messages that stay hidden until the browser lacks what the site needs (APP-9), or the app cannot be loaded (APP-8). */
  notices: string
}

/** Reads the document of pages that the browser renders: the build's, or a development server's. */
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
    // A development server finds a page's modules when they are requested.
    pageFiles: {},
    // Everything before the root element except the loading screen.
    notices: /<body>([^]*?)<div id="loading-screen"/.exec(html)?.[1]?.trim() ?? '',
    // A build's scripts belong to its entry; only a development server adds others.
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
  /** The requested address. */
  url: URL
  /** The page's path in the table of routes. */
  path: string
  head: string
  markup: string
  isIndexed: boolean
  /** Whether it is a list whose pages have addresses of their own. */
  hasPages: boolean
  /** The data for search engines about the page, as objects of schema.org. */
  subjects: readonly object[]
}

export type WrittenDocument = { html: string; policy: string }

/** Writes the document of a rendered page, and the policy under which it is safe. */
export function writeDocument(parts: DocumentParts): WrittenDocument {
  const { template, language, start, texts, queries, markup } = parts
  const head = withTitle(parts)
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
${head}${parts.isIndexed ? languageLinks(parts) : '<meta name="robots" content="noindex">'}${previewTags({ ...parts, head })}${subjectTags(parts)}
</head>
<body>
${noticesIn(tag, template.notices)}
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

/** Returns the notices of the document; the one about scripts is in the language of the page only. */
function noticesIn(tag: string, notices: string): string {
  return notices.replace(/<noscript>[^]*?<\/noscript>/, (notice) =>
    notice.replaceAll(/\s*<p lang="([^"]*)">[^<]*<\/p>/g, (text, language) =>
      language === tag ? text : '',
    ),
  )
}

/** Returns the head of a page. A page whose data arrives later has the name of its site as its title until then. */
function withTitle({ head, start }: DocumentParts): string {
  if (head.includes('<title') || !start.base) return head
  return `<title>${escapeAttribute(start.base.Name)}</title>${head}`
}

/** Returns the colours of the browser's own bars, as `TenantHead` sets them later. */
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

type Addressed = Pick<DocumentParts, 'url' | 'path' | 'hasPages'>

type Spoken = Pick<DocumentParts, 'url' | 'start'>

/** Returns the canonical address of a page: without searches and choices, but with the number of a list's page. */
function canonicalAddress({ url, path, hasPages }: Addressed, tag: string | null): string {
  const page = hasPages ? pageOf(url) : null
  const query = new URLSearchParams({
    ...(page !== null && { page }),
    ...(tag !== null && { lang: tag }),
  }).toString()
  return `${url.origin}${canonicalPath({ url, path })}${query === '' ? '' : `?${query}`}`
}

/** Returns the path as links write it. The router also opens it with capitals and with slashes at its end. */
function canonicalPath({ url, path }: Pick<DocumentParts, 'url' | 'path'>): string {
  if (path === '*') return url.pathname
  const given = url.pathname.split('/').filter((part) => part !== '')
  const parts = path.split('/').filter((part) => part !== '')
  return `/${parts.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/')}`
}

/** Returns the tags of the languages that the tenant offers. */
function offeredTags({ start: { base } }: Pick<DocumentParts, 'start'>): string[] {
  return languages
    .filter(({ code }) => base?.Languages.includes(code) ?? true)
    .map(({ tag }) => tag)
}

/** Returns the language that the address names and the tenant offers; null if there is none. */
function languageTagIn({ url, start }: Spoken): string | null {
  return offeredTags({ start }).find((tag) => tag === url.searchParams.get('lang')) ?? null
}

/** Returns the number of a list's page after the first. A list of search results has none, because it differs every day. */
function pageOf({ searchParams }: URL): string | null {
  const isSearched = [...searchParams.keys()].some((name) => name !== 'page' && name !== 'lang')
  return isSearched
    ? null
    : (/^(?:[2-9]|[1-9]\d)$/.exec(searchParams.get('page') ?? '')?.[0] ?? null)
}

/** Returns the addresses of a page in each language, and the one without a language. */
function languageLinks(page: Addressed & Spoken): string {
  const inLanguage = (tag: string | null) => escapeAttribute(canonicalAddress(page, tag))
  return [
    `<link rel="canonical" href="${inLanguage(languageTagIn(page))}">`,
    ...offeredTags(page).map(
      (tag) => `<link rel="alternate" hreflang="${tag}" href="${inLanguage(tag)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${inLanguage(null)}">`,
  ].join('')
}

/** Returns the metadata by which messages and posts preview a link to the page. */
function previewTags(parts: DocumentParts): string {
  const { head, start, language, url, isIndexed } = parts
  // A page that search engines do not list, such as search results, has the picture of the home page.
  const picture = previewAddress(
    new URL(isIndexed ? canonicalPath(parts) : '/', url.origin),
    language,
  )
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const property = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="og:${name}" content="${content}">`
  return [
    property('type', 'website'),
    // React wrote both, so they are escaped.
    property('title', title?.replaceAll('"', '&quot;')),
    property('description', description),
    property('site_name', start.base ? escapeAttribute(start.base.Name) : undefined),
    // A preview is read at this address and leads to it, so it keeps the language of a link that names one.
    property('url', escapeAttribute(canonicalAddress(parts, languageTagIn(parts)))),
    property('locale', languageOf(language).locale.replace('-', '_')),
    property('image', escapeAttribute(picture)),
    property('image:type', 'image/png'),
    property('image:width', String(PREVIEW_SIZE.width)),
    property('image:height', String(PREVIEW_SIZE.height)),
    // The picture shows the title, so it is the text that replaces the picture.
    property('image:alt', title?.replaceAll('"', '&quot;')),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

/** Returns the page's objects of schema.org; the first one is its subject, and gets the page's picture. */
function subjectTags({ subjects, url, path, language }: DocumentParts): string {
  const image = previewAddress(new URL(canonicalPath({ url, path }), url.origin), language)
  return subjects
    .map((subject, index) => subjectTag(index === 0 ? { ...subject, image } : subject, url))
    .join('')
}

/** Writes an object of schema.org. It makes addresses absolute, as search engines need them: the renderer knows only paths. */
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

/** Writes data as JSON for a script element, so that no text in it can end the element. */
export function writeData(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
