import { setClockAhead } from '../../src/test/set-clock-ahead.ts'
import { START } from './start.ts'

// Loaded before the site server: it renders days by its own clock, which has to stand where the mock's and the devices' do.
setClockAhead(Date.parse(START) - Date.now())
