import { readFileSync } from 'node:fs'

import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The least a server can do: the framework alone, sending bytes that it has already.
const [port, file, type = 'application/json'] = process.argv.slice(2)
if (port === undefined || file === undefined) throw new Error('bare-server <port> <file> [type]')

const body = readFileSync(file, 'utf8')
const app = new Hono()
app.get('*', (context) => context.body(body, 200, { 'content-type': type }))
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
