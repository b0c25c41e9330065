import { adminQueries } from '../../app/api.ts'

/** Returns the query for the agency's markup. */
export const markupQuery = () => adminQueries.get('/admin/v1/agency/markup')
