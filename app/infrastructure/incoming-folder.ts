import { join } from 'node:path'
import type { Services } from './services.ts'

/** The folder for uploaded files until they are accepted. */
export function incomingFolder({ env }: Pick<Services, 'env'>): string {
	return join(env.dataDir, 'incoming')
}
