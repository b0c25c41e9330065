import { readFileSync } from 'node:fs'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// This is the least work of a server: the framework alone sends bytes that it already has.
const [port, file, encoding] = process.argv.slice(2)
if (port === undefined || file === undefined)
  throw new Error('bare-server <port> <file> [encoding]')

const headers = {
  'content-type': encoding === undefined ? 'application/json' : 'text/html; charset=utf-8',
  ...(encoding !== undefined && { 'content-encoding': encoding }),
}
// A compressed file is read as bytes, because it is not text.
const body =
  encoding === undefined ? readFileSync(file, 'utf8') : new Uint8Array(readFileSync(file))
const app = new Hono()
app.get('*', (context) => context.body(body, 200, headers))
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
