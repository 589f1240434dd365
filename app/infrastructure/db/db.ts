import type { Prisma, PrismaClient } from './generated/client.ts'

/** The database as the domain sees it. */
export type Db = PrismaClient

/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient
