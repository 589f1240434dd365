import { Prisma } from './generated/client.ts'

/** Whether an error of the database says that a unique value is already there (Prisma error P2002). */
export function isUniqueViolation(error: unknown): boolean {
	return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
}
