import { z } from 'zod'
import { endpoint } from '#app/http/api/endpoint.server.ts'
import { defineOperation } from '#app/http/api/operation.ts'
import { serverGitInfo } from '#app/http/git-info.ts'

const gitInfo = defineOperation({
	method: 'GET',
	path: '/admin/git-info',
	scope: 'session',
	summary: 'Get the version, branch and commit that the server was built from',
	answers: { 200: z.object({ version: z.string(), branch: z.string(), shortCommit: z.string() }) },
	errors: [],
	run: ({ services }) => serverGitInfo(services.env),
})

export const loader = endpoint(gitInfo)
export const action = loader
