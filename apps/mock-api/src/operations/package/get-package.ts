import { findEntry } from '../../catalogue/find-entry.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toWirePackage } from '../../products/package/wire-package.ts'

export const getPackage = defineOperation('getPackage', ({ path }, ctx) => ({
  status: 200,
  body: toWirePackage(ctx, findEntry(ctx, 'package', path.id)),
}))
