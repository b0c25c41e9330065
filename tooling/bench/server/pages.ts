import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The most requested pages. The day is in the future, so that there are offers. */
export const pages = {
  home: '/',
  results: `/ferry-result?${new URLSearchParams({
    ...{ trip: 'one_way', from: 'HFC', to: 'BTC', adults: '2' },
    depart: new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  })}`,
  list: '/attractions',
  detail: '/attractions/att_BTM-01',
}

/**
 * The headers of a browser. The host name selects the tenant; an address of this machine would select none.
 */
export const headers = {
  Host: 'localhost',
  Accept: 'text/html',
  'Accept-Language': 'en',
  'Accept-Encoding': 'gzip, deflate, br',
}

export type Asked = {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly tookMs: number
  /** The body as it was sent, in compressed form. */
  readonly body: Buffer
}

/** Requests one page as a browser does. */
export function ask(origin: string, path: string): Promise<Asked> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { headers, agent: false }, (answer) => {
      buffer(answer).then(
        (body) =>
          resolve({
            ...{ body, status: answer.statusCode ?? 0, tookMs: performance.now() - startedAt },
            retryAfter: answer.headers['retry-after'],
          }),
        reject,
      )
    })
    asked.once('error', reject)
    asked.end()
  })
}
