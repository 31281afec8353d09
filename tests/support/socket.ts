import { type ChatEvent, type RecordEvent, SOCKET_EVENTS } from '@smoko/contract';
import { io, type Socket } from 'socket.io-client';

export interface TestSocket {
  socket: Socket;
  records: RecordEvent[];
  chats: ChatEvent[];
  close(): void;
}

/** A live connection that keeps all it hears. Rejects when the server refuses it. */
export function openSocket(url: string, token: string): Promise<TestSocket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
  const heard: TestSocket = { socket, records: [], chats: [], close: () => void socket.close() };
  socket.on(SOCKET_EVENTS.record, (event: RecordEvent) => heard.records.push(event));
  socket.on(SOCKET_EVENTS.chat, (event: ChatEvent) => heard.chats.push(event));
  return new Promise((done, fail) => {
    socket.once('connect', () => done(heard));
    socket.once('connect_error', (error) => {
      socket.close();
      fail(error);
    });
  });
}
