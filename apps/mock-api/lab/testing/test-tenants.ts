import { fileURLToPath } from 'node:url'

/** A folder of tenants for tests. It stands for a folder that a user of the mock may have. */
export const TEST_TENANTS = fileURLToPath(new URL('./tenants', import.meta.url))

/** The company id of the tenant in it. Its settings are stricter than those of the built-in tenants. */
export const TEST_SYSTEM = 4104
