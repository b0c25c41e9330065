import { fileURLToPath } from 'node:url'

/** A folder of tenants that only tests serve. It stands for the folder that a user of the mock may have. */
export const TEST_TENANTS = fileURLToPath(new URL('./tenants', import.meta.url))

/** The company id of the one in it. Its settings are stricter than those of the sandbox's own tenants. */
export const TEST_SYSTEM = 4104
