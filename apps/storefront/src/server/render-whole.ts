import { Writable } from 'node:stream'

import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** The mark that React writes for a part that it left to the browser, because the part failed or its code had not loaded. */
const LEFT_OUT = '<!--$!-->'

/** The milliseconds to wait for code that no page has needed before; the code is on this machine. */
const PATIENCE_MS = 2000

/**
 * Renders all parts of a page. Rejects with the error of a part, because React alone would silently leave the part out of the
 * markup.
 */
export function renderWhole(app: ReactNode): string | Promise<string> {
  const html = renderToString(app)
  // The page is then rendered twice, but only when code is first needed or when a part fails.
  return html.includes(LEFT_OUT) ? renderInTime(app) : html
}

function renderInTime(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // React would otherwise send a large part on its own, with a script that moves it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(patience)
        pipe(collect(resolve))
      },
    })
    const patience = setTimeout(abort, PATIENCE_MS)
  })
}

function collect(resolve: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString())
      done()
    },
  })
}
