import { Writable } from 'node:stream'

import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** How React marks a part that it has left to the browser, because it broke or because its code had not come. */
const LEFT_OUT = '<!--$!-->'

/** How long code may take that a page has not needed before; it lies on this machine. */
const PATIENCE_MS = 2000

/**
 * Renders with every part in it. Rejects with what a part threw: by itself React would leave that part out of the markup
 * and say nothing.
 */
export function renderWhole(app: ReactNode): string | Promise<string> {
  const html = renderToString(app)
  // Twice the work, for what happens once in the life of a server, or where there is a fault.
  return html.includes(LEFT_OUT) ? renderInTime(app) : html
}

function renderInTime(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      // However large a part is: React would send it on its own, with a script that puts it into its place.
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
