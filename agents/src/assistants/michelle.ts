import { findClient, listClients } from '../tools/client-list.ts';
import { createClient, deleteClient, updateClient } from '../tools/clients.ts';
import { dropWaiting } from '../tools/drop-waiting.ts';
import { listFinanceRecords } from '../tools/finance-list.ts';
import { findJob, listJobs } from '../tools/job-list.ts';
import { listMessages } from '../tools/message-list.ts';
import { sendMessage } from '../tools/messages.ts';
import { onMyWay } from '../tools/on-my-way.ts';
import { showSchedule } from '../tools/schedule.ts';
import { findTask, listTasks } from '../tools/task-list.ts';
import { createTask, deleteTask, updateTask } from '../tools/tasks.ts';
import { undoLast } from '../tools/undo.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const michelle = declareAssistant('michelle', {
  prompt: `You keep the to-do list, the schedule, the paperwork and the clients in order, and write to clients. Work to be done for a client is a job: jerry's.
An appointment, a reminder or a call to make is a task with its day and time; repeat a rule such as "first Monday of each month" in the notes and use its next day.
Write messages to clients in full, friendly and short, from the business; they wait for a yes.`,
  tools: [findJob],
  topics: [
    { about: 'tasks', says: SAYS.task, tools: [createTask, findTask, listTasks, updateTask, deleteTask] },
    { about: 'clients', says: SAYS.client, tools: [createClient, findClient, listClients, updateClient, deleteClient] },
    { about: 'messages', says: SAYS.message, tools: [sendMessage, listMessages, onMyWay, findClient] },
    { about: 'schedule', says: SAYS.schedule, tools: [showSchedule, listJobs] },
    { about: 'money', says: SAYS.finance, tools: [listFinanceRecords] },
    { about: 'taking back', says: SAYS.undo, tools: [undoLast, dropWaiting] },
  ],
});
