import { projectAlone } from './vitest.project.ts'

export default projectAlone('mock-api-alone')
