import { mkdir, open, readFile, truncate, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'

import { freshFile } from '../../../lab/testing/fresh-store.ts'
import { holdFileElsewhere } from '../../../lab/testing/hold-file.ts'
import { openStore } from './store.ts'

it('CHK-8 a data file that another process holds is refused at once, in one sentence', async () => {
  const data = await freshFile()
  const holder = await holdFileElsewhere(data)
  const asked = vi.spyOn(DatabaseSync.prototype, 'exec')
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => void vi.restoreAllMocks())

  await expect(openStore({ data })).rejects.toThrow(
    `The data file ${data} is in use by another process.`,
  )

  const statements = asked.mock.calls.map(([text]) => text)
  // The timeout is 0, so SQLite waits for no other holder of the file inside a statement; and no statement is tried a second
  // time.
  expect(statements).toEqual([
    'pragma temp_store = memory',
    'pragma busy_timeout = 0',
    'pragma locking_mode = exclusive',
  ])
  expect(prepared).toHaveBeenCalledOnce()
  await holder.kill()
})

it('CHK-8 a process that was killed in the middle of a write leaves all that it has committed, and no lock', async () => {
  const data = await freshFile()
  const holder = await holdFileElsewhere(data)
  const committed = await holder.writesUntilKilled(20)

  const store = await openStore({ data })
  const rows = await store.db.selectFrom('meta').select('name').where('tenant', '=', 'w').execute()
  await store.close()

  const kept = rows.map(({ name }) => Number(name))
  expect(committed).toBeGreaterThanOrEqual(20)
  // The process was killed after it reported this number. It may have committed one more that it could not report. Nothing of
  // an open transaction is left.
  expect([committed, committed + 1]).toContain(kept.length)
  expect(kept.toSorted((a, b) => a - b)).toEqual(kept.map((_, index) => index))
})

it('CHK-8 it is written through to the disk, ahead of a crash of the machine', async () => {
  const store = await openStore({ data: await freshFile() })
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db)
    return rows[0]?.[name]
  }

  const settings = [await pragma('journal_mode'), await pragma('synchronous')]
  await store.close()

  expect(settings).toEqual(['wal', 2])
})

it('CHK-8 what is no data file is refused, and stays as it is', async () => {
  const text = await freshFile()
  await writeFile(
    text,
    'A letter to somebody, which is longer than the head of a database is. '.repeat(9),
  )
  const folder = await freshFile()
  await mkdir(folder)

  await expect(openStore({ data: text })).rejects.toThrow(`${text} is not a data file`)
  await expect(openStore({ data: folder })).rejects.toThrow(`${folder} cannot be opened`)
})

it('CHK-8 a database of another program is refused by its path, and stays as it is', async () => {
  const data = await freshFile()
  const other = new DatabaseSync(data)
  other.exec('create table letters (text)')
  other.close()
  const before = await readFile(data)

  await expect(openStore({ data })).rejects.toThrow(`${data} is a database of another program`)

  expect(await readFile(data)).toEqual(before)
})

it('CHK-8 a data file that was cut off is refused as damaged, by its path', async () => {
  const data = await closedStore()
  await truncate(data, 100_000)

  await expect(openStore({ data })).rejects.toThrow(`The data file ${data} is damaged.`)
})

it('CHK-8 a data file with damage in a table that opening does not read is refused as damaged', async () => {
  const data = await closedStore()
  const file = await open(data, 'r+')
  const { size } = await file.stat()
  // The last page of a new file holds a part of the table or index that was made last.
  await file.write(Buffer.alloc(4096, 7), 0, 4096, size - 4096)
  await file.close()

  await expect(openStore({ data })).rejects.toThrow(`The data file ${data} is damaged.`)
})

/** Makes a data file with all tables, and returns its path. */
async function closedStore(): Promise<string> {
  const data = await freshFile()
  const store = await openStore({ data })
  await store.close()
  return data
}
