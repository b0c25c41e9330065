import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A rendered page, ready to be sent. */
export type KeptPage = {
  status: 200 | 404
  policy: string
  etag: string
  isIndexed: boolean
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Matches the instants at which a page was rendered and its data fetched. They are left out of its tag, because the page does
 * not show them.
 */
const momentsOfData = /"(?:dataUpdatedAt|dehydratedAt|renderedAt)":\d+/g

export function keepPage(
  page: Pick<KeptPage, 'status' | 'policy' | 'isIndexed'>,
  html: string,
): KeptPage {
  const bytes = Buffer.from(html)
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  const make = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'identity') return new Uint8Array(bytes)
    // A page is kept for seconds only, so a quick level of compression is enough.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    return new Uint8Array(
      encoding === 'br' ? await compressBrotli(bytes, { params }) : await compressGzip(bytes),
    )
  }
  return {
    ...page,
    etag: `"${createHash('sha256').update(html.replaceAll(momentsOfData, '')).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const body = made.get(encoding) ?? make(encoding)
      made.set(encoding, body)
      return body
    },
  }
}

/** The largest number of kept pages, because visitors can invent addresses; a page is about 20 kB compressed. */
const MOST = 500

/** The value of `untilMs` while a page is being rendered. */
const BEING_RENDERED = Number.POSITIVE_INFINITY

type Entry<Page> = {
  page: Promise<Page>
  untilMs: number
  /** The number of requests that wait for the page while it is being rendered. */
  waiting: number
  /** Aborts the rendering. */
  ending: AbortController
}

/** Returns a page. The signal of `asking` aborts when that visitor leaves, the one of `render` when no visitor waits. */
export type PageCache<Page> = (
  key: string,
  asking: () => AbortSignal,
  render: (signal: AbortSignal) => Promise<Page>,
) => Promise<Page>

/**
 * Renders a page once for all requests that come while it is being rendered and for `keepMs` after that. A page that could
 * not be rendered or that `isKept` refuses is not kept.
 */
export function createPageCache<Page>(
  keepMs: number,
  isKept: (page: Page) => boolean,
  now: () => number = Date.now,
): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>()
  return (key, asking, render) => {
    const known = entries.get(key)
    const isFresh = known !== undefined && now() < known.untilMs
    if (isFresh && known.untilMs !== BEING_RENDERED) return known.page
    return waitFor(key, isFresh ? known : begin(key, render), asking())
  }

  function begin(key: string, render: (signal: AbortSignal) => Promise<Page>): Entry<Page> {
    const ending = new AbortController()
    const entry: Entry<Page> = { page: renderOnce(), untilMs: BEING_RENDERED, waiting: 0, ending }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > MOST && oldest !== undefined) entries.delete(oldest)
    return entry

    // The time is set here, so that it is known before any request that waits for the page goes on.
    async function renderOnce(): Promise<Page> {
      try {
        const page = await render(ending.signal)
        entry.untilMs = isKept(page) ? now() + keepMs : 0
        return page
      } catch (error) {
        entry.untilMs = 0
        throw error
      }
    }
  }

  async function waitFor(key: string, entry: Entry<Page>, asking: AbortSignal): Promise<Page> {
    const leave = () => {
      entry.waiting -= 1
      if (entry.waiting > 0) return
      if (entries.get(key) === entry) entries.delete(key)
      entry.ending.abort(new Error('Nobody waits for the page.'))
    }
    entry.waiting += 1
    asking.addEventListener('abort', leave)
    try {
      return await entry.page
    } finally {
      asking.removeEventListener('abort', leave)
    }
  }
}
