# Runs PostgreSQL for as long as the shop keeps this script's standard input open, however the shop ends. If there is no
# cluster yet, it first creates one next to its destination and moves it there when it is complete.
# Usage: run-postgres.sh LOCK_FILE SOCKET_FOLDER DATA_FOLDER PROGRAM_FOLDER USER POSTGRES_OPTION...
lock=$1 sockets=$2 data=$3 programs=$4 user=$5
shift 5
draft=$data.partial

work_of_an_earlier_shop() {
  case $(ps -axo command= 2>/dev/null) in *" $draft"*) return 0 ;; esac
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null) && ps -o command= -p "$pid" 2>/dev/null | grep -qF "$data"
}

if command -v flock >/dev/null; then
  # One database per folder, even between containers that share folders but not processes: every process started here
  # inherits the lock, so it lasts until the last one ends.
  exec 9>>"$lock"
  flock --wait 10 9 || exit 75
else
  turns=0
  while work_of_an_earlier_shop; do
    turns=$((turns + 1))
    [ "$turns" -lt 100 ] || exit 75
    sleep 0.1
  done
fi

exec 3<&0

# Runs a program until it ends by itself or the shop is gone.
run() {
  "$@" 3<&- </dev/null &
  program=$!
  {
    read -r _ <&3
    trap 'exit 0' TERM
    # A program that has just started may not handle signals yet.
    while kill -INT "$program"; do sleep 0.1; done
    true
  } 9>&- 2>/dev/null &
  watcher=$!
  wait "$program"
  code=$?
  # If the watcher has already ended, the shop is gone and the socket folder is no longer used.
  kill "$watcher" 2>/dev/null
  wait "$watcher" 2>/dev/null && rmdir "$sockets" 2>/dev/null
  return "$code"
}

create_cluster() {
  rm -rf "$draft" &&
    run "$programs/initdb" --pgdata "$draft" --username "$user" --auth=trust --encoding=UTF8 --locale=C \
      --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions >/dev/null &&
    mv "$draft" "$data"
}

[ -e "$data" ] || create_cluster || exit
# A database that died leaves this file behind; its process id may belong to another process by now.
rm -f "$data/postmaster.pid"
run "$programs/postgres" -D "$data" "$@"
