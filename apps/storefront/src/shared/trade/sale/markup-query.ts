import { adminQueries } from '../../app/api.ts'

/** What the agency adds to net prices. */
export const markupQuery = () => adminQueries.get('/admin/v1/agency/markup')
