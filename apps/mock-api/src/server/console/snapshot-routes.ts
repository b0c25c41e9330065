import { Hono } from 'hono'
import * as z from 'zod'

import type { SandboxParts } from '../parts/sandbox-parts.ts'
import {
  deleteSnapshot,
  listSnapshots,
  readSnapshot,
  saveSnapshot,
  SNAPSHOT_MAX_BYTES,
  uploadSnapshot,
} from '../snapshots/keep-snapshots.ts'
import { loadSnapshot } from '../snapshots/load-snapshot.ts'
import { SNAPSHOT_NAME } from '../snapshots/snapshot-name.ts'
import { jsonInput, queryInput } from './read-input.ts'
import { readUpload } from './read-upload.ts'

const name = z.string().regex(SNAPSHOT_NAME)
const saveInput = z.strictObject({ name })
const uploadQuery = z.strictObject({ name: name.optional() })

/** The routes of snapshots: to list, save, load, download, upload and delete them. */
export function snapshotRoutes(services: SandboxParts) {
  return new Hono()
    .get('/snapshots', async (c) => c.json({ snapshots: await listSnapshots(services) }))
    .post('/snapshots', jsonInput(saveInput), async (c) =>
      c.json(await saveSnapshot(services, c.req.valid('json').name)),
    )
    .post('/snapshots/file', queryInput(uploadQuery), async (c) => {
      const text = await readUpload(c.req.raw, SNAPSHOT_MAX_BYTES)
      return c.json(await uploadSnapshot(services, text, c.req.valid('query').name))
    })
    .get('/snapshots/:name/file', async (c) => {
      const text = await readSnapshot(services, c.req.param('name'))
      return c.body(text, 200, {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename="${c.req.param('name')}.snapshot.json"`,
        'Cache-Control': 'no-store',
      })
    })
    .post('/snapshots/:name/load', async (c) =>
      c.json({
        loaded: c.req.param('name'),
        clock: await loadSnapshot(services, c.req.param('name')),
      }),
    )
    .delete('/snapshots/:name', async (c) => {
      await deleteSnapshot(services, c.req.param('name'))
      return c.json({ snapshots: await listSnapshots(services) })
    })
}
