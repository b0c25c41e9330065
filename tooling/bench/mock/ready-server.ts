import { readFileSync } from 'node:fs'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// This is the framework alone with a finished answer to each address, like a server that never has to make one.
const [port, file] = process.argv.slice(2)
if (port === undefined || file === undefined) throw new Error('ready-server <port> <file>')

type Ready = { readonly searches: Record<string, string>; readonly cart: string }
const { searches, cart }: Ready = JSON.parse(readFileSync(file, 'utf8')) // compare.ts has written it
const headers = { 'content-type': 'application/json' }
const app = new Hono()
app.get('*', (context) => {
  const { pathname, search } = new URL(context.req.url)
  const body = searches[pathname + search]
  return body === undefined ? context.notFound() : context.body(body, 200, headers)
})
app.post('*', async (context) => {
  await context.req.text()
  return context.body(cart, 201, headers)
})
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
