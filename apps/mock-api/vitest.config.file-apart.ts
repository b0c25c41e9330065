import { projectApart } from './vitest.project.ts'

export default projectApart('file', 'mock-api-file-apart')
