/** Whether a request is a read: it then gets services that can't write. */
export function isRead(method: string): boolean {
	return method === 'GET' || method === 'HEAD'
}
