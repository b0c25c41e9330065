import { serve } from '@hono/node-server'

import { handle } from './handle.ts'

const port = Number(process.env['PORT'] ?? 3000)
serve({ fetch: handle, port }, () => process.stdout.write(`http://localhost:${port}\n`))
