import type { FileStorage } from '@remix-run/file-storage'

/** The same files, read-only: storing or removing one is refused. */
export function readOnlyStorage(storage: FileStorage): FileStorage {
	const refuse = (key: string) => Promise.reject(new Error(`A read may not write to storage (${key})`))
	return {
		get: (key) => storage.get(key),
		has: (key) => storage.has(key),
		list: (options) => storage.list(options),
		put: refuse,
		set: refuse,
		remove: refuse,
	}
}
