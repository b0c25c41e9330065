import { fileURLToPath } from 'node:url'

/** A folder of tenants that only tests serve, as somebody else's folder would be. */
export const TEST_TENANTS = fileURLToPath(new URL('./tenants', import.meta.url))

/** The company id of the one in it. Its settings are stricter than those of the sandbox's own tenants. */
export const TEST_SYSTEM = 4104
